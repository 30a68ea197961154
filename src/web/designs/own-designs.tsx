import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { designLimits } from '#content/design-limits.ts';
import { DesignPicture } from '../components/design-picture.tsx';
import { TextAround } from '../components/text-around.tsx';
import type { AccountAnswer } from '../request/account-answer.ts';
import { favouritesText } from '../texts/favourites.ts';
import { publishingText } from '../texts/publishing.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import { TextField } from '../ui/text-field.tsx';
import { studioPath } from './design-paths.ts';
import type { ShownState } from './publish-data.ts';

interface ShownDesign {
  readonly id: string;
  /** May be empty. */
  readonly name: string;
  /** As ISO 8601. */
  readonly createdAt: string;
  readonly isDeletable: boolean;
  readonly state: ShownState;
}

interface OwnDesignsProps {
  designs: readonly ShownDesign[];
  /** What was refused last. */
  refused: Pick<AccountAnswer, 'typed' | 'errors'> | null;
}

/** The looks that somebody saved, the last first. */
export function OwnDesigns({ designs, refused }: OwnDesignsProps) {
  return (
    <section aria-labelledby="own-designs">
      <h2 id="own-designs" className="text-2xl">
        {favouritesText('own.title')}
      </h2>
      {designs.length === 0 ? (
        <NoneYet title={favouritesText('own.none.title')} text={favouritesText('own.none.text')}>
          <ButtonLink to="/dashboard" look="secondary" size="small">
            {favouritesText('own.none.action')}
          </ButtonLink>
        </NoneYet>
      ) : (
        <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {designs.map((design) => (
            <OwnDesign
              key={design.id}
              design={design}
              refused={refused?.typed.design === design.id ? refused : null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a design is called; one without a name still has to be called something. */
export function designName(name: string): string {
  return isolatedLine(name) || favouritesText('design.unnamed');
}

interface OwnDesignProps {
  design: ShownDesign;
  refused: OwnDesignsProps['refused'];
}

function OwnDesign({ design: { id, name, createdAt, isDeletable, state }, refused }: OwnDesignProps) {
  const called = designName(name);
  return (
    <li id={id} className="sheet flex scroll-mt-24 flex-col overflow-hidden">
      <DesignPicture {...{ id }} widths={designWidths} sizes={designSizes} alt="" />
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="text-lg leading-snug [overflow-wrap:anywhere]" dir="auto">
          {called}
        </h3>
        <p className="text-ink-soft text-sm">
          <TextAround say={(date) => favouritesText('design.saved.date', { date })}>
            <LocalDate iso={createdAt} />
          </TextAround>
        </p>
        <StartCard {...{ id }} title={called} />
        <ButtonLink to={`/dashboard/designs/publish?design=${id}`} look="quiet" size="small">
          {state === 'own' ? publishingText('title') : publishingText(`state.${state}.title`)}
          <span className="sr-only">{`: ${called}`}</span>
        </ButtonLink>
        <div className="mt-auto pt-3">
          <Fold title={favouritesText('rename.title')} isOpen={refused?.errors.name !== undefined}>
            <Form key={name} method="post" noValidate preventScrollReset>
              <input type="hidden" name="design" value={id} />
              <TextField
                name="name"
                label={favouritesText('name.label')}
                defaultValue={refused?.typed.name ?? name}
                error={refused?.errors.name}
                maxLength={designLimits.name}
                autoComplete="off"
                dir="auto"
              />
              <Button
                type="submit"
                name="intent"
                value="rename"
                look="secondary"
                size="small"
                className="mt-3"
              >
                {favouritesText('rename.action')}
                <span className="sr-only">{`: ${called}`}</span>
              </Button>
            </Form>
          </Fold>
          {isDeletable ? (
            <Fold title={favouritesText('delete.title')}>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="design" value={id} />
                <p className="text-ink-soft text-sm">{favouritesText('delete.text')}</p>
                <Button
                  type="submit"
                  name="intent"
                  value="delete"
                  look="danger"
                  size="small"
                  className="mt-3"
                >
                  {favouritesText('delete.action')}
                  <span className="sr-only">{`: ${called}`}</span>
                </Button>
              </Form>
            </Fold>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** What is done seldom. The dashboard and the page of people would load `Details` as a file of its own with it. */
function Fold({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined} className="border-line border-t">
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-ink-soft text-sm">{title}</summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

/** In place of a list that is empty. */
export function NoneYet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-col items-start gap-3 rounded-lg border-2 border-line border-dashed p-5 sm:p-8">
      <p className="font-bold text-lg">{title}</p>
      <p className="max-w-2xl text-ink-soft">{text}</p>
      {children}
    </div>
  );
}

/** Pixels of the pictures of designs on this page. */
export const designWidths = [560, 360, 720, 960] as const;
export const designSizes = '(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw';

/** Leads to a new card with this design. */
export function StartCard({ id, title }: { id: string; title: string }) {
  return (
    <ButtonLink to={studioPath(id)} size="small" className="mt-3 self-start">
      {favouritesText('use.action')}
      <span className="sr-only">{`: ${title}`}</span>
    </ButtonLink>
  );
}
