import { WHEN_PAINTED } from '../shared-script/when-painted'

/**
 * Makes the late faces known once the page and its first pictures are painted: on a slow
 * line they would share it with what a visitor is to see first. Reads them from the
 * attribute `data-late-faces` of its own element.
 */
export const LATE_FACES_SCRIPT = `(function(faces){${WHEN_PAINTED}
whenPainted(function(){if(window.FontFace)faces.forEach(function(face){face[2].display='swap';
document.fonts.add(new FontFace(face[0],'url('+face[1]+')',face[2]))})})})(JSON.parse(document.currentScript.dataset.lateFaces))`
