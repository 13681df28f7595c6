// Makes a build fail if its pages have other markup than `defer-scripts.mjs` expects. It has to be
// run in the app's folder.
import { readFile } from 'node:fs/promises'
import { checkMarkup } from './defer-scripts.mjs'

checkMarkup(await readFile('.next/server/app/_not-found.html', 'utf8'))
