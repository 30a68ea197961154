import { Clock, Globe, Mail, MapPin, Phone, Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '../components/use-site.ts';
import { useRootData } from '../page/root-data.ts';
import { pagesText } from '../texts/pages.ts';

/** Our email, phone, place and hours. */
export function ContactDetails() {
  const { email, phone, location } = useSite();
  const [mailbox, domain] = email.split('@');
  const origin = useRootData()?.origin;
  return (
    <section aria-labelledby="details" className="sheet p-6">
      <h2 id="details" className="text-xl">
        {pagesText('contact.ways.title')}
      </h2>
      <dl className="mt-3 flex flex-col gap-3">
        <Detail icon={<Mail />} term={pagesText('contact.email.label')}>
          <a href={`mailto:${email}`} translate="no" className="link">
            {mailbox}@<wbr />
            {domain}
          </a>
        </Detail>
        <Detail icon={<Phone />} term={pagesText('contact.phone.label')}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
            <bdi translate="no" dir="ltr">
              {phone}
            </bdi>
          </a>
        </Detail>
        {origin ? (
          <Detail icon={<Globe />} term={pagesText('contact.website.label')}>
            <a href={origin} translate="no" className="link">
              {new URL(origin).host}
            </a>
          </Detail>
        ) : null}
        <Detail icon={<MapPin />} term={pagesText('contact.location.label')}>
          {location}, {pagesText('support.served')}
        </Detail>
        <Detail icon={<Clock />} term={pagesText('contact.hours.label')}>
          {pagesText('support.hours')}
        </Detail>
        <Detail icon={<Reply />} term={pagesText('contact.reply.label')}>
          {pagesText('support.reply')}
        </Detail>
      </dl>
    </section>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <dt className="col-span-2 grid grid-cols-subgrid items-center">
        <span className="grid size-10 place-items-center rounded-full bg-marigold-soft text-marigold-text *:size-5">
          {icon}
        </span>
        <span className="text-ink-soft text-sm">{term}</span>
      </dt>
      <dd className="col-start-2 -mt-2.5 min-w-0 font-bold">{children}</dd>
    </div>
  );
}
