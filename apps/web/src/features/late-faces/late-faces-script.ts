/** Milliseconds after which they come although the page has not loaded. */
const PATIENCE = 2500

/**
 * Makes the late faces known once the page and its first pictures are painted: on a slow
 * line they would share it with what a visitor is to see first. Reads them from the
 * attribute `data-late-faces` of its own element.
 */
export const LATE_FACES_SCRIPT = `(function(faces){var isDone;
function add(){if(isDone||!window.FontFace)return;isDone=true;faces.forEach(function(face){face[2].display='swap';
document.fonts.add(new FontFace(face[0],'url('+face[1]+')',face[2]))})}
function whenPainted(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(add)})})}
if(document.readyState==='complete')whenPainted();else addEventListener('load',whenPainted);
setTimeout(add,${PATIENCE})})(JSON.parse(document.currentScript.dataset.lateFaces))`
