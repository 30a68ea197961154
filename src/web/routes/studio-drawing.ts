import { z } from 'zod';
import { parseCard } from '#server/cards/policy.ts';
import type { KnownFace } from '#server/scenes/fonts/font-faces.ts';
import { waitForFontFaces } from '#server/scenes/fonts/font-faces.ts';
import { getUser, limit, requestContext, tooManyHeaders } from '../request/context.ts';
import { placeholderFor } from '../studio/document/placeholder.ts';
import type { EarlyDrawing } from '../studio/early/early-form.ts';
import { firstFace } from '../studio/preview/studio-view.ts';
import type { Route } from './+types/studio-drawing';
import { readStudioForm } from './studio-form.ts';

const fontsSchema = z.array(z.tuple([z.string(), z.string(), z.string()])).max(200);

/** Draws what somebody types into the studio's form before the page's code is there. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const user = await getUser(context);
  if (!user) return refuse(401);
  const tooMany = await limit(context, request, 'drawing');
  if (tooMany) return refuse(429, tooManyHeaders(tooMany));
  const { card: first, edited, template, fields } = await readStudioForm(request, context);
  const card = parseCard(edited);
  if (!card.ok) return refuse(204);
  const { scenes, log } = context.get(requestContext).services;
  const samples = placeholderFor({ template, card: first }, card.value);
  const face = firstFace({ isPhone: fields.isPhone === 'yes' });
  const known = knownFaces(fields.fonts);
  const drawing = await scenes.firstDrawing({ card: card.value }, { face, samples, known });
  const { css } = await waitForFontFaces(drawing, log);
  return Response.json({ svg: drawing.svg, css } satisfies EarlyDrawing, { headers: noStore });
}

const noStore = { 'cache-control': 'no-store' };

function knownFaces(text = ''): readonly KnownFace[] {
  try {
    return fontsSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Nobody reads why: the card in the page stays as it is, as when a name is too long. */
function refuse(status: number, headers = {}): Response {
  return new Response(null, { status, headers: { ...noStore, ...headers } });
}
