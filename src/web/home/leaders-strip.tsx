import { Pause, Play } from 'lucide-react';
import { birthdayText } from '#content/birthdays.ts';
import type { Leader } from '#content/people.ts';
import { PersonPortrait } from '../components/portraits/portraits.tsx';
import { homeText } from '../texts/home.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { peopleList } from '../texts/people.ts';

/** A strip with wishes to seven leaders, moved by CSS alone. */
export function LeadersStrip() {
  return (
    <section aria-labelledby="leaders" className="strip-section pt-14">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="leaders" className="text-xl">
            {homeText('leaders.title')}
          </h2>
          <p className="mt-2 text-ink-soft">{homeText('leaders.lead')}</p>
        </div>
        <label className="strip-hold inline-flex max-md:-ms-4 min-h-11 cursor-pointer select-none items-center gap-2 rounded-full px-4 font-bold text-ink-soft text-sm hover:bg-marigold-soft has-focus-visible:outline-3 has-focus-visible:outline-focus">
          <input type="checkbox" className="sr-only" />
          <Pause aria-hidden="true" className="strip-moving size-4" />
          <Play aria-hidden="true" className="strip-held size-4" />
          {homeText('leaders.pause.label')}
        </label>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on it it stands still, and where nothing moves arrow keys scroll it
        tabIndex={0}
        aria-label={homeText('leaders.list.label')}
        className="strip mx-auto mt-3 max-w-[120rem]"
      >
        <div className="strip-row">
          <ul className="strip-copy">
            {peopleList().leaders.map((leader) => (
              <LeaderCard key={leader.name} leader={leader} />
            ))}
          </ul>
          <ul aria-hidden="true" className="strip-copy strip-again">
            {peopleList().leaders.map((leader) => (
              <LeaderCard key={leader.name} leader={leader} />
            ))}
          </ul>
        </div>
      </section>
    </section>
  );
}

function LeaderCard({ leader }: { leader: Leader }) {
  const { name, title, birthday, country, countryName, wish } = leader;
  return (
    <li className="sheet flex w-80 shrink-0 flex-col gap-3 p-5 sm:w-88">
      <div className="flex items-center gap-4">
        <div className="relative">
          <PersonPortrait person={leader} className="size-20" />
          <img
            src={flagAddress(country)}
            alt={homeText('leaders.flag.alt', { countryName })}
            width={30}
            height={30}
            loading="lazy"
            className="absolute -end-1 -bottom-1.5 size-7.5"
          />
        </div>
        <div className="min-w-0">
          <h3 className="text-lg leading-tight">{name}</h3>
          <p className="text-ink-soft text-sm leading-snug">{title}</p>
        </div>
      </div>
      <p className="grow">{wish}</p>
      <p className="font-bold text-coral-text text-sm">
        {homeText('leaders.birthday', { birthday: birthdayText(birthday, pageLanguage()) })}
      </p>
    </li>
  );
}

/** Flags are emoji: a country's two letters as regional indicators. */
function flagAddress(country: string): string {
  const points = [...country].map((letter) => (0x1f1e6 + letter.charCodeAt(0) - 65).toString(16));
  return `/drawings/${points.join('-')}.svg`;
}
