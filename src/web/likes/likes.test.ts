// Spec: 2.91
import { expect, test } from 'vitest';
import { createLikes, type LikeOutcome, likeShown } from './likes.ts';

const served = { liked: false, likes: 4 };

/** A page whose requests are answered by hand, in their order. */
function aPage() {
  const asked: { liked: boolean; answer: (outcome: LikeOutcome) => void }[] = [];
  const said: string[] = [];
  const likes = createLikes({
    send: (_, liked) => new Promise((answer) => asked.push({ liked, answer })),
    onSaved: ({ liked }) => said.push(liked ? 'liked' : 'taken back'),
    onFailed: (sentence) => said.push(sentence),
  });
  const shown = () => likeShown(likes.getState().a, served);
  const answer = async (outcome: LikeOutcome) => {
    asked.at(-1)?.answer(outcome);
    await new Promise(setImmediate);
  };
  return { likes, asked, said, shown, answer, press: () => likes.press('a', served) };
}

test('a press is seen at once, and the figure is then the one of the server', async () => {
  const { shown, press, answer, said } = aPage();
  press();
  expect([shown(), said]).toEqual([{ liked: true, likes: 5 }, []]);
  await answer({ liked: true, likes: 9 });
  expect([shown(), said]).toEqual([{ liked: true, likes: 9 }, ['liked']]);
  press();
  expect(shown()).toEqual({ liked: false, likes: 8 });
});

test('what fails is taken back with a sentence, and can be pressed again', async () => {
  const { shown, press, answer, said, asked } = aPage();
  press();
  await answer({ error: 'We got no answer.' });
  expect([shown(), said]).toEqual([served, ['We got no answer.']]);
  press();
  expect([shown().liked, asked.length]).toEqual([true, 2]);
});

test('of many quick presses only the last matters, and one request is on its way at a time', async () => {
  const { shown, press, answer, asked, said } = aPage();
  for (let n = 0; n < 4; n += 1) press();
  expect([shown(), asked.length]).toEqual([served, 1]);
  await answer({ liked: true, likes: 5 });
  expect(asked.map(({ liked }) => liked)).toEqual([true, false]);
  await answer({ liked: false, likes: 4 });
  expect([shown(), said]).toEqual([served, ['liked', 'taken back']]);
});

test('what the server knows of this visitor comes later than the page, and not over a press', async () => {
  const { likes, shown, press, answer } = aPage();
  likes.load({ a: { liked: true, likes: 6 } });
  expect(shown()).toEqual({ liked: true, likes: 6 });
  press();
  likes.load({ a: { liked: true, likes: 6 }, b: { liked: true, likes: 1 } });
  expect(shown()).toEqual({ liked: false, likes: 5 });
  expect(likeShown(likes.getState().b, served)).toEqual({ liked: true, likes: 1 });
  await answer({ liked: false, likes: 5 });
  expect(shown()).toEqual({ liked: false, likes: 5 });
});
