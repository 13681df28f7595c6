import { HYDRATING, INTERACTIVE } from './events.mjs'
import { WHEN_PAINTED } from './when-painted.mjs'

/** What starts the app in a browser, as Next writes it into a page, and the hint to fetch it early. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
const END = '</body>'

/**
 * Begins when the page is painted or touched. Each script is fetched in a task of its own: a dozen
 * requests at once would hold up the page. They run in their order. What is pressed before and does
 * nothing without scripts is pressed once more when they are there.
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
 * Has a page's scripts fetched once it and its first pictures are painted: on a slow line they
 * would share it with what a visitor is to see first.
 *
 * @param {string} html a finished page whose policy allows inline scripts
 * @returns {string} the same page where it has no scripts of Next's
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
 * @throws {Error} where its markup is not the one that is known here
 */
export function checkMarkup(html) {
  const deferred = deferScripts(html)
  const left = deferred.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  // For browsers that know no modules: all others leave it alone.
  const others = left.filter((script) => !script.includes(' noModule='))
  if (deferred === html || others.length > 0) {
    throw new Error(
      `The scripts of a page are not written as delivery/deferred-scripts knows them: ${others.join(' ')}`,
    )
  }
}
