import { defaultSite } from '#content/site.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: defaultSite.name,
    description:
      'Make a birthday card with your own words, photos and music. Free to the last click: no watermark, no ads, and the link keeps working.',
  });
}

export default function Home() {
  return <Hero />;
}

function Hero() {
  return (
    <section className="petals">
      <div className="bunting" />
      <div className="wrap grid items-center gap-10 py-10 lg:grid-cols-2 lg:py-16">
        <div>
          <p className="inline-block -rotate-2 rounded-full bg-coral px-4 py-1 font-bold">100% FREE</p>
          <h1 className="mt-5 text-4xl">
            A birthday card they will <span className="underlined">keep</span>
          </h1>
        </div>
      </div>
    </section>
  );
}
