export default function Page() {
  return <h1>card</h1>;
}
