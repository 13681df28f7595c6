import { parseHTML } from 'linkedom'

/** An amount in the common form of page and structured data, such as `USD 8500.00`. */
export type Amount = string

export interface ListedPrices {
  /** The key of the list to which the table belongs. */
  list: string
  amounts: Amount[]
}

export interface PagePrices {
  /** Every amount on the page, including those in sentences. */
  shown: Set<Amount>
  /** The amounts in price tables, by list. */
  tables: ListedPrices[]
  /** The offers in the structured data. */
  offers: { name: string; lowest: Amount; highest: Amount | null }[]
  /** Each answer as it is on the page and in the structured data, without white space. */
  answers: { question: string; onPage: string; told: string }[]
  /** The text of the page, in which the test looks for the upper ends of ranges. */
  text: string
}

interface Node {
  '@type'?: string
  name?: string
  text?: string
  mainEntity?: Node[]
  acceptedAnswer?: Node
  priceSpecification?: {
    priceCurrency: string
    price?: string
    minPrice?: string
    maxPrice?: string
  }
  [key: string]: unknown
}

/** Reads the prices of a page and its structured data, without a browser. */
export function readPagePrices(html: string): PagePrices {
  const { document } = parseHTML(html)
  const main = document.querySelector('main') ?? document.body
  const nodes = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => nodesIn(JSON.parse(script.textContent) as unknown),
  )
  return {
    shown: new Set(amountsIn(main)),
    tables: tablesIn(main),
    offers: nodes.flatMap(offerOf),
    answers: answersIn(main, nodes),
    text: main.textContent,
  }
}

function amountsIn(element: Element): Amount[] {
  return [...element.querySelectorAll('data[value]')].flatMap(
    (amount) => amount.getAttribute('value') ?? [],
  )
}

/** Finds the price tables: one for each list, or one for several lists, with a body for each. */
function tablesIn(main: Element): ListedPrices[] {
  const own = [...main.querySelectorAll('.price-list, .booking-table')].map((table) => ({
    list: (table.getAttribute('aria-labelledby') ?? '').replace('prices-', ''),
    amounts: amountsIn(table),
  }))
  const matrix = [...main.querySelectorAll('table[role="table"] > tbody')].map((body) => ({
    list: body.querySelector('th')?.textContent ?? '',
    amounts: amountsIn(body),
  }))
  return [...own, ...matrix]
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesIn)]
}

function offerOf({ '@type': type, name = '', priceSpecification: price }: Node) {
  if (type !== 'Offer' || !price) return []
  const amount = (value: string) => `${price.priceCurrency} ${value}`
  return [
    {
      name,
      lowest: amount(price.price ?? price.minPrice ?? ''),
      highest: price.maxPrice ? amount(price.maxPrice) : null,
    },
  ]
}

function answersIn(main: Element, nodes: Node[]): PagePrices['answers'] {
  const told = nodes.filter(({ '@type': type }) => type === 'Question')
  const items = [...main.querySelectorAll('details.accordion-item')]
  return told.map(({ name = '', acceptedAnswer }) => {
    const item = items.find(
      (details) => bare(details.querySelector('summary')?.textContent) === bare(name),
    )
    return {
      question: name,
      onPage: bare(item?.querySelector('summary + *')?.textContent),
      told: bare(acceptedAnswer?.text),
    }
  })
}

/** Removes spaces, and the soft hyphens of titles. */
function bare(text: string | undefined): string {
  return (text ?? '').replace(/[\s\u00ad]+/g, '')
}
