/** Milliseconds after which it counts as painted although it has not loaded or never told. */
const PATIENCE = 2500

/**
 * For scripts that stand in pages: `whenPainted(act)` acts once, two frames after the page
 * has loaded and something of it is on the screen, when its first pictures have been drawn.
 * Frames alone do not tell: a browser that has just started draws several before it shows one.
 */
export const WHEN_PAINTED = `function whenPainted(act){var isDone;
function once(){if(!isDone){isDone=true;act()}}
function inTwoFrames(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(once)})})}
function whenShown(){if(typeof PerformanceObserver!=='function'||!(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))return inTwoFrames();
new PerformanceObserver(function(list,observer){if(!list.getEntriesByName('first-contentful-paint').length)return;
observer.disconnect();inTwoFrames()}).observe({type:'paint',buffered:true})}
if(document.readyState==='complete')whenShown();else addEventListener('load',whenShown);
setTimeout(once,${PATIENCE})}`
