import { INTERACTIVE } from '../interactive/events'
import { WHEN_PAINTED } from '../shared-script/when-painted'

/** Milliseconds after which the faces are shown although the app has not started. */
const PATIENCE = 2500

/**
 * Makes the late faces known once the page and its first pictures are painted: on a slow
 * line they would share it with what a visitor is to see first. Fetches those that the page
 * has, and shows them all at once, for the page is laid out anew each time: when the app has
 * started, which needs the processor before, and has not yet laid out the rest of the page.
 * A face that fetches its own file has Chromium lay out too, shown or not; so the bytes are
 * fetched. The other faces are for a page in another language to which this one leads. Reads
 * them from the attribute `data-late-faces` of its own element.
 */
export const LATE_FACES_SCRIPT = `(function(faces){${WHEN_PAINTED}
var start,isStarted=new Promise(function(resolve){start=resolve});
addEventListener('${INTERACTIVE}',start,{once:true});
function face(it,source){return new FontFace(it[0],source,it[2])}
function later(it){return face(it,'url('+it[1]+')')}
function bytes(answer){if(!answer.ok)throw answer;return answer.arrayBuffer()}
function fetched(it){return fetch(it[1]).then(bytes).then(function(file){return face(it,file)}).catch(function(){return later(it)})}
function made(it){return it[3]?fetched(it):later(it)}
function show(all){return isStarted.then(function(){all.forEach(function(one){document.fonts.add(one)})})}
whenPainted(function(){setTimeout(start,${PATIENCE});if(window.FontFace)Promise.all(faces.map(made)).then(show)})})(JSON.parse(document.currentScript.dataset.lateFaces))`
