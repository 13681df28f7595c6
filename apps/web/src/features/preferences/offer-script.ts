import { LOCAL_KEYS } from '@studio/shared/browser-storage'
import { LOCALE_COOKIE } from '@studio/shared/cookies'
import { LOCALES } from '@studio/shared/locales'

const OFFER_STORE = LOCAL_KEYS.languageOffer

/**
 * A script that marks the page if the browser prefers another language of the site, unless the
 * visitor has chosen a language here or closed the offer: see `LanguageOffer`. It runs before
 * layout, so that nothing moves. It runs in the browser, so that pages are the same for all
 * visitors.
 */
export const OFFER_SCRIPT = `(function(html){try{
if(/(^|; )${LOCALE_COOKIE}=/.test(document.cookie)||localStorage.getItem('${OFFER_STORE}'))return;
var ours=${JSON.stringify(LOCALES)},wanted=navigator.languages||[];
for(var i=0;i<wanted.length;i++){var one=String(wanted[i]).toLowerCase().split('-')[0];
if(ours.indexOf(one)<0)continue;if(one!==html.lang)html.dataset.offers=one;break}
addEventListener('click',function(event){var target=event.target;
if(!target||!target.closest||!target.closest('[data-offer-close]'))return;
delete html.dataset.offers;var content=document.getElementById('content');
if(content)content.focus({preventScroll:true});
try{localStorage.setItem('${OFFER_STORE}','closed')}catch(e){}})
}catch(e){}})(document.documentElement)`
