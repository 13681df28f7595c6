// Ends a build whose pages are not written as `defer-scripts.mjs` knows them. Run in the app's folder.
import { readFile } from 'node:fs/promises'
import { checkMarkup } from './defer-scripts.mjs'

checkMarkup(await readFile('.next/server/app/_not-found.html', 'utf8'))
