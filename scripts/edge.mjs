import { runOnSupportedNode } from './lib/run-on-supported-node.mjs'

runOnSupportedNode(() => import('./lib/commands/edge.mjs'))
