/** Milliseconds after which it counts as painted although it has not loaded. */
const PATIENCE = 2500

/**
 * For scripts that stand in pages: `whenPainted(act)` acts once, two frames after the page
 * has loaded, when its first pictures have been drawn.
 */
export const WHEN_PAINTED = `function whenPainted(act){var isDone;
function once(){if(!isDone){isDone=true;act()}}
function inTwoFrames(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(once)})})}
if(document.readyState==='complete')inTwoFrames();else addEventListener('load',inTwoFrames);
setTimeout(once,${PATIENCE})}`
