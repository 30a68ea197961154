import { sealTimes } from '#content/seal-times.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

interface SealTimesProps {
  opens: number;
  zone: string;
  toName: string;
}

/** When a card opens, by the receiver's clock and the reader's own. The server does not know the reader's zone. */
export function SealTimes(props: SealTimesProps) {
  const text = useHydrated() ? sealTimes({ ...props, language: pageLanguage(), text: dashboardText }) : null;
  return text ? (
    <p className="text-ink-soft text-sm" dir="auto">
      {text}
    </p>
  ) : null;
}
