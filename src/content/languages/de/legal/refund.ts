import type { LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** There is nothing to pay back. */
export const refundPolicy: LegalPage = {
  title: 'Erstattungen',
  description: 'Hier wird nichts bezahlt, also gibt es nichts zu erstatten.',
  updated: lastUpdated,
  summary: [
    bindingNotice,
    'Hier wird nichts bezahlt, also gibt es nichts zu erstatten.',
    'Wir fragen nie nach einer Kartennummer, einem Bankkonto oder einer UPI-PIN. Wenn jemand in unserem Namen danach fragt, sind wir es nicht.',
  ],
  sections: [
    {
      id: 'free',
      title: 'Keine Zahlungen',
      blocks: [
        'Hier ist alles kostenlos: Karten gestalten, speichern, veröffentlichen, herunterladen und teilen, mit jedem Hintergrund, jedem Lied und jedem Format. Es gibt keine Gebühren, keine Abos, keine kostenpflichtigen Extras und keine Probezeit, die zu einem Abo wird. Die Software kann überhaupt kein Geld annehmen.',
      ],
    },
    {
      id: 'charged',
      title: 'Wenn jemand Geld von dir wollte',
      blocks: [
        'Eine Website, eine Nachricht oder ein Anruf, der für eine unserer Karten Geld verlangt, kommt nicht von uns. Bitte bezahl nicht und [sag uns Bescheid](/contact). Wenn du schon bezahlt hast, bitte deine Bank sofort, die Zahlung zu stoppen.',
      ],
    },
    {
      id: 'data',
      title: 'Zahlungsdaten',
      blocks: [
        'Weil nichts bezahlt wird, haben wir keine Zahlungsdaten von dir. Was wir speichern und welche Rechte du nach DSGVO (GDPR), CCPA, CPRA und DORA hast, steht in der [Datenschutzerklärung](/privacy).',
      ],
    },
    {
      id: 'future',
      title: 'Falls sich das je ändert',
      blocks: [
        'Sollte es je etwas zu bezahlen geben, wäre es neu, deutlich gekennzeichnet und nie ein Hindernis für deine Karten, und auf dieser Seite stünde vorher, wie du dein Geld zurückbekommst.',
      ],
    },
  ],
};
