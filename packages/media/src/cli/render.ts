import { findShots } from '../host/shots'
import { prepare } from '../host/job'
import { readOptions } from './options'
import { renderClip } from './render-clip'
import { renderTrial } from './render-trial'

// pnpm media:render [scene…] [--stage s] [--frame n | --frames a-b] [--size WxH] [--samples n]
//   [--scale part] [--for seconds] [--hash] [--out folder] [--force]
const UNFINISHED = 75

const options = readOptions(process.argv.slice(2))
const deadline = Date.now() + options.seconds * 1000
const isTrial = options.showHashes || options.out !== undefined

for (const shot of await findShots(options.scenes)) {
  for (const stage of options.stages ?? shot.about.stages) {
    if (isTrial) {
      await renderTrial(await prepare(shot, stage, options), options)
    } else if (stage === 'sphere') {
      console.log(`${shot.id} sphere: has a command of its own, render-sphere`)
    } else if (!(await renderClip(shot, stage, options, deadline))) {
      console.log(`${shot.id} ${stage}: to be continued by the next run`)
      process.exit(UNFINISHED)
    }
  }
}
