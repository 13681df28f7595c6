/** The least that a Next page can be: what the home page is measured against. */
export default function BarePage() {
  return <h1>A bare page</h1>
}
