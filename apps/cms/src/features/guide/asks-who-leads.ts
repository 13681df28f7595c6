import { fold } from '../../platform/lib/fold'
import { clausesOf } from './clauses'

const EN_STUDIO = String.raw`(?:(?:the|your|this) )?(?:\S+ )?(?:studio|company|firm|agency|business|mangrove motion)`
const EN_ROLE = String.raw`(?:ceo|cto|cfo|coo|boss|chief executive(?: officer)?|managing director|creative director|director|founders?|co founders?|owners?|head|president|manager|management)`
const DE_STUDIO = String.raw`(?:(?:das|dem|diesem|dieses|euer|eurem|euerem|ihr|ihrem|die|der|eure|eurer|ihre|ihrer) )?(?:studio|studios|firma|unternehmen|agentur|laden|mangrove motion)`
const DE_ROLE = String.raw`(?:ceo|chef|chefin|boss|geschaftsfuhrer|geschaftsfuhrerin|geschaftsfuhrung|inhaber|inhaberin|eigentumer|eigentumerin|grunder|grunderin|grunderinnen|direktor|direktorin|studioleiter|studioleiterin|studioleitung|leiter|leiterin|leitung|vorstand|kreativdirektor|kreativdirektorin)`
const AR_STUDIO = String.raw`(?:هذا |هذه )?(?:لل|ال|بال)?(?:ا?ستوديو|استديو|شركه|موسسه|وكاله|فريق)\S*`
const AR_ROLE = String.raw`(?:ال|ل|لل)?(?:مدير|مديره|مدراي?|رييس|رييسه|موسس|موسسه|موسسو|موسسون|صاحب|صاحبه|مالك|مالكه|مالكو)(?:كم)?(?: (?:ال)?(?:تنفيذي|عام|فني|ابداعي)\S*)*`

/** The words are folded: without umlauts, and without the hamza above or below an Arabic letter. */
const ASKS_WHO_LEADS = [
  `who (?:runs|leads|heads|manages|owns|founded|started|directs|set up) ${EN_STUDIO}`,
  `who (?:is|are|s) (?:in charge of|behind) (?:the|your|this) (?:\\S+ )?(?:studio|company|firm|agency|business)`,
  `(?:who (?:is|are|s)|whos|what is|what s|whats|tell me|name of) (?:(?:the|your|a) )?(?:name of (?:(?:the|your) )?)?${EN_ROLE}(?: (?:of|at|in|here|for)(?: ${EN_STUDIO})?)?(?: called)?`,
  `wer (?:leitet|fuhrt|besitzt|managt|grundete) ${DE_STUDIO}`,
  `wer hat ${DE_STUDIO} gegrundet`,
  `wem gehort ${DE_STUDIO}`,
  `(?:wer (?:ist|sind)|wie heisst|wie heissen) (?:bei (?:euch|ihnen) )?(?:(?:der|die|das|euer|eure|ihr|ihre) )?${DE_ROLE}(?: (?:bei (?:euch|ihnen)|hier|(?:von|bei|im|vom|in)? ?${DE_STUDIO}))?`,
  `من (?:هو |هي |هم )?(?:الذي |التي )?(?:يدير|تدير|يراس|يقود|اسس|يملك|يمتلك) ${AR_STUDIO}`,
  `(?:من|مين) (?:هو |هي |هم )?${AR_ROLE}(?: ${AR_STUDIO})?(?: عندكم| لديكم)?`,
  `(?:ما|شو|ايش) (?:هو )?اسم ${AR_ROLE}(?: ${AR_STUDIO})?(?: عندكم| لديكم)?`,
  `لمن ${AR_STUDIO}`,
].map((pattern) => new RegExp(`^(?:\\S+ ){0,3}?(?:${pattern})$`, 'u'))

/** The pages that say something about the studio and how to ask it. */
export const PAGES_ABOUT_STUDIO = ['about-us', 'contact']

/**
 * @returns true if a visitor asks which person runs, owns or founded the studio. No page names such
 * persons, so any passage that matches the words is about something else
 */
export function asksWhoLeads(text: string): boolean {
  return [text, ...clausesOf(text)].some((clause) => {
    const folded = fold(clause)
    return ASKS_WHO_LEADS.some((pattern) => pattern.test(folded))
  })
}
