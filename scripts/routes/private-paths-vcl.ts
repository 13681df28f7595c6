import { LOCALES } from '../../packages/shared/src/locales'
import { UNSHARED_BRANCHES } from '../../packages/shared/src/routes/private'

export const PRIVATE_PATHS_VCL = 'docker/varnish/private-paths.vcl'

/** Generates the VCL that lets requests for private paths bypass the edge's cache. */
export function privatePathsVcl(): string {
  const pattern = `(?i)^/((${LOCALES.join('|')})/)?(${UNSHARED_BRANCHES.join('|')})(/|$)`
  return `# Made from packages/shared/src/routes by \`pnpm routes:doc\`; a test fails when it is out of date.

sub find_private_paths {
    if (req.http.X-Edge-Path ~ "${pattern}") {
        set req.http.X-Edge-Private = "1";
    }
}
`
}
