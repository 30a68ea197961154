export default function Page() {
  return <h1>studio</h1>;
}
