import {
  BookOpen,
  ChessKnight,
  Earth,
  GraduationCap,
  type LucideIcon,
  Medal,
  MicVocal,
  Timer,
  Trophy,
} from 'lucide-react';
import { birthdayText, type Upcoming, untilThen, upcomingBirthdays } from '#content/birthdays.ts';
import { dayKey } from '#content/contacts/birthday.ts';
import type { Celebrity } from '#content/people.ts';
import { PersonPortrait } from '../components/portraits/portraits.tsx';
import { TextAround } from '../components/text-around.tsx';
import { homeText } from '../texts/home.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { peopleList } from '../texts/people.ts';
import { pluralForms } from '../texts/plural-forms.ts';
import { type BirthdayTexts, nearness } from './start-home.ts';

/** `today` is the server's date, as `2026-04-24`; `start-home.ts` takes the visitor's. */
export function UpcomingSection({ today }: { today: string }) {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const upcoming = upcomingBirthdays(peopleList().celebrities, { year, month, day });
  const texts: BirthdayTexts = {
    today: homeText('birthdays.today'),
    tomorrow: homeText('birthdays.tomorrow'),
    inDays: pluralForms((days) => homeText('birthdays.inDays', { days })),
  };
  return (
    <section id="upcoming-birthdays" aria-labelledby="birthdays" className="wrap pt-16">
      <h2 id="birthdays" className="text-3xl">
        <TextAround say={(birthdays) => homeText('birthdays.title', { birthdays })}>
          <span className="underlined">{homeText('birthdays.title.word')}</span>
        </TextAround>
      </h2>
      <p className="mt-2 text-ink-soft text-lg">{homeText('birthdays.lead')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it is a row to swipe, which arrow keys scroll */}
      <ol tabIndex={0} data-birthdays={JSON.stringify(texts)} data-today={today} className={row}>
        {upcoming.map((one) => (
          <BirthdayCard key={one.person.name} {...one} />
        ))}
      </ol>
    </section>
  );
}

const row =
  'mt-7 grid gap-5 sm:grid-cols-2 xl:grid-cols-4 ' +
  'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:gap-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-4';

const emblems: Readonly<Record<Celebrity['emblem'], LucideIcon>> = {
  music: MicVocal,
  medal: Medal,
  trophy: Trophy,
  globe: Earth,
  school: GraduationCap,
  book: BookOpen,
  stopwatch: Timer,
  chess: ChessKnight,
};

function BirthdayCard({ person, inDays }: Upcoming<Celebrity>) {
  const { name, title, birthday, wish, emblem } = person;
  const Emblem = emblems[emblem];
  return (
    <li
      data-birthday={dayKey(birthday)}
      className="sheet flex flex-col gap-3 p-5 max-sm:w-72 max-sm:shrink-0 max-sm:snap-start"
    >
      <div className="flex items-center gap-4">
        <div className="relative">
          <PersonPortrait person={person} className="size-20" />
          <span className="absolute -end-1.5 -bottom-1 grid size-8 place-items-center rounded-full border-2 border-surface bg-ink text-paper">
            <Emblem aria-hidden="true" className="size-4.5" />
          </span>
        </div>
        <div className="min-w-0">
          <h3 className="text-lg leading-tight">{name}</h3>
          <p className="mt-0.5 text-ink-soft text-sm leading-snug">
            <time dateTime={dayKey(birthday).slice(5)}>{birthdayText(birthday, pageLanguage())}</time>
          </p>
          <p data-near={nearness(inDays)} className={pill}>
            {untilThen(inDays, homeText)}
          </p>
        </div>
      </div>
      <p className="text-ink-soft text-sm leading-snug">{title}</p>
      <p>{wish}</p>
    </li>
  );
}

const pill =
  'mt-1 inline-block rounded-full bg-leaf-soft px-2.5 font-bold text-leaf-text text-sm ' +
  'data-[near=now]:bg-coral data-[near=now]:text-on-bright data-[near=soon]:bg-marigold data-[near=soon]:text-on-bright';
