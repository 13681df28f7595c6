import { WHEN_PAINTED } from '../shared-script/when-painted'

/**
 * Makes the late faces known once the page and its first pictures are painted: on a slow
 * line they would share it with what a visitor is to see first. Fetches those that the page
 * has, and shows them all at once: the page is laid out anew each time. The others are for
 * a page in another language to which this one leads. Reads them from the attribute
 * `data-late-faces` of its own element.
 */
export const LATE_FACES_SCRIPT = `(function(faces){${WHEN_PAINTED}
function fetched(face){return face.load().catch(function(){return face})}
function made(it){var face=new FontFace(it[0],'url('+it[1]+')',it[2]);return it[3]?fetched(face):face}
function show(all){all.forEach(function(face){document.fonts.add(face)})}
whenPainted(function(){if(window.FontFace)Promise.all(faces.map(made)).then(show)})})(JSON.parse(document.currentScript.dataset.lateFaces))`
