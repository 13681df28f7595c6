import { HYDRATING, INTERACTIVE } from './events.mjs'
import { WHEN_PAINTED } from './when-painted.mjs'

/**
 * Patterns of the scripts that start the app and of the hints to preload them, as Next writes them
 * into a page.
 */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
const END = '</body>'

/**
 * A script that starts when the page is painted or the visitor interacts. It adds each script of
 * the list in its own task, because a dozen requests at once would block the page. The scripts run
 * in their order. A press that comes before the scripts it needs is repeated after hydration.
 */
const LOADER = `(function(list){${WHEN_PAINTED}
var hasBegun,pressed;
function begin(){if(hasBegun)return;hasBegun=true;fetchNext()}
function fetchNext(){var script=document.createElement('script');script.async=false;script.src=list.shift();
document.head.appendChild(script);if(list.length)setTimeout(fetchNext)}
whenPainted(begin);
['pointerdown','keydown','focusin'].forEach(function(name){addEventListener(name,begin,{once:true,capture:true})});
function press(event){pressed=event.target.closest('button[type=button]:not([popovertarget])')||pressed}
addEventListener('click',press,{capture:true});
addEventListener('${HYDRATING}',function(){removeEventListener('click',press,{capture:true})});
addEventListener('${INTERACTIVE}',function(){if(pressed&&pressed.isConnected)pressed.click()},{once:true})})`

/**
 * Defers a page's scripts until the page and its first pictures are painted, because on a slow
 * connection scripts would delay them.
 *
 * @param {string} html a finished page whose policy allows inline scripts
 * @returns {string} the same page if it has no scripts of Next
 */
export function deferScripts(html) {
  const sources = new Set([...html.matchAll(SCRIPT)].map(([, source]) => source))
  const end = html.lastIndexOf(END)
  if (sources.size === 0 || end < 0) return html
  const rest = html.slice(0, end).replaceAll(SCRIPT, '').replaceAll(HINT, '')
  return `${rest}<script>${LOADER}(${JSON.stringify([...sources])})</script>${html.slice(end)}`
}

/**
 * @param {string} html a page that Next has just built
 * @throws {Error} if its markup is not the expected one
 */
export function checkMarkup(html) {
  const deferred = deferScripts(html)
  const left = deferred.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  // Scripts for browsers without modules stay, because all other browsers ignore them.
  const others = left.filter((script) => !script.includes(' noModule='))
  if (deferred === html || others.length > 0) {
    throw new Error(
      `The scripts of a page are not written as delivery/deferred-scripts knows them: ${others.join(' ')}`,
    )
  }
}
