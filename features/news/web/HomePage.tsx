/** The day at a glance. */
export default function HomePage() {
  return <main>Сводка</main>;
}
