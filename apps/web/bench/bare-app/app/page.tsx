/** A minimal Next page, as the baseline for the measurements of the home page. */
export default function BarePage() {
  return <h1>A bare page</h1>
}
