/**
 * Milliseconds after which a page counts as painted in any case, even if it is still loading or
 * reports no paint.
 */
const TIMEOUT_MS = 2500

/**
 * An inline script that defines `whenPainted(act)`. It acts once, two frames after the page has
 * loaded and something is on the screen, because its first pictures are drawn then. Counting frames
 * alone is not enough, because a browser that has just started renders several before it shows one.
 */
export const WHEN_PAINTED = `function whenPainted(act){var isDone;
function once(){if(!isDone){isDone=true;act()}}
function inTwoFrames(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(once)})})}
function whenShown(){if(typeof PerformanceObserver!=='function'||!(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))return inTwoFrames();
new PerformanceObserver(function(list,observer){if(!list.getEntriesByName('first-contentful-paint').length)return;
observer.disconnect();inTwoFrames()}).observe({type:'paint',buffered:true})}
if(document.readyState==='complete')whenShown();else addEventListener('load',whenShown);
setTimeout(once,${TIMEOUT_MS})}`
