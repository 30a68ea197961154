// Shows: lost requests of forms: what was typed stays
// Spec: 8.1, 8.2, 8.4, 8.5, 8.16, 8.17
import type { Page } from '@playwright/test';
import { expect, expectMessage, test } from '../support/journey.ts';
import { losing, losses, someLosses } from '../support/lost-requests.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import type { Product } from '../support/product.ts';
import { newSender, nextMonth } from '../support/sender.ts';
import type { Member } from '../support/visitor.ts';

/*
 * Each form is sent while its request or the answer is lost, in every way that there is: what was typed stays, the
 * specified notice is shown, and the same form goes through when the network is back.
 */

const password = 'a quiet garden with bees';

interface FormStory {
  readonly address: string;
  readonly isMember?: boolean;
  /** The address is the one of a mail that was asked for. */
  readonly hasMail?: boolean;
  /** By their labels. */
  readonly typed: Readonly<Record<string, string>>;
  readonly ticked?: string;
  readonly chosen?: { readonly label: string; readonly value: string };
  readonly press: string;
  readonly title: string;
  /** What is said when it goes through; absent where that is another test's story. */
  readonly succeeds?: string;
}

let member: Member;
let card = '';

function stories(): Record<string, FormStory> {
  return {
    'sign up': {
      address: '/signup',
      typed: {
        'Full Name': 'Asha Rao',
        Email: `new-${member.email}`,
        Password: password,
        'Confirm Password': password,
      },
      ticked: 'I agree',
      press: 'Create Account',
      title: 'Sign up Failed',
      succeeds: 'Account Created!',
    },
    'log in': {
      address: '/login?next=%2Fprofile',
      typed: { Email: member.email, Password: password },
      ticked: 'Remember me',
      press: 'Log In',
      title: 'Sign in Failed',
      succeeds: 'Login Successful!',
    },
    'forgotten password': {
      address: '/login',
      typed: { Email: member.email, Password: 'half of it' },
      press: 'Forgot password?',
      title: 'Password Reset Failed',
      succeeds: 'Password Reset Email Sent',
    },
    'a new link': {
      address: '/reset-password',
      typed: { Email: member.email },
      press: 'Send me a link',
      title: 'Password Reset Failed',
    },
    'a new password': {
      address: '/reset-password',
      hasMail: true,
      typed: { 'New Password': 'a garden with more bees', 'Confirm New Password': 'a garden with more bees' },
      press: 'Reset Password',
      title: 'Error resetting password',
    },
    'log in with Google': {
      address: '/login',
      typed: { Email: member.email, Password: password },
      press: 'Continue with Google',
      title: 'Login with Google Failed',
    },
    'sign up with Facebook': {
      address: '/signup',
      typed: { 'Full Name': 'Asha Rao', Email: member.email, Password: password },
      press: 'Sign up with Facebook',
      title: 'Sign up with Facebook Failed',
    },
    contact: {
      address: '/contact',
      typed: { 'Full Name': 'Asha Rao', Email: member.email, Message: 'How do I print a card?' },
      chosen: { label: 'Subject', value: 'support' },
      press: 'Send Message',
      title: 'Message Not Sent',
      succeeds: 'Message Sent!',
    },
    profile: {
      address: '/profile',
      isMember: true,
      typed: { 'Full Name': 'Asha of the Hills', Website: 'https://asha.example' },
      press: 'Save Changes',
      title: 'Error updating profile',
      succeeds: 'Profile Updated!',
    },
    'the mail of a card': {
      address: `/dashboard/delivery?card=${card}`,
      isMember: true,
      typed: { 'Their email address': 'aunt@example.org', Day: nextMonth(), City: 'Mumbai, India' },
      chosen: { label: 'Time', value: '08:00' },
      press: 'Schedule it',
      title: 'That didn’t work',
    },
    'the day of a card': {
      address: `/dashboard/seal?card=${card}`,
      isMember: true,
      ticked: 'Seal it until a day',
      typed: { Day: nextMonth(), City: 'Mumbai, India' },
      chosen: { label: 'Time', value: '08:00' },
      press: 'Save',
      title: 'That didn’t work',
    },
    'change password': {
      address: '/dashboard/settings',
      isMember: true,
      typed: {
        'Current Password': 'not it',
        'New Password': 'a loud city',
        'Confirm New Password': 'a loud city',
      },
      press: 'Change Password',
      title: 'Error changing password',
    },
  };
}

// The buttons of Google and Facebook are there; nobody gets as far as them.
const client = (of: string) => ({ [`${of}_CLIENT_ID`]: 'client', [`${of}_CLIENT_SECRET`]: 'secret' });
test.use({ settings: { ...client('GOOGLE'), ...client('FACEBOOK'), DELIVERY: 'on' } });

test.beforeEach(async ({ product, expectTrouble }) => {
  const sender = await newSender(product, 'lost-forms');
  member = sender;
  card = sender.card;
  expectTrouble(/ERR_|request failed|answer (4|5)\d\d|Failed to load resource/);
});

for (const name of Object.keys(storyNames())) {
  test(`${name}: what was typed stays after every lost request`, async ({ page, product }) => {
    const story = stories()[name] as FormStory;
    if (story.isMember) await page.context().addCookies(member.cookies());
    await page.goto(story.hasMail ? await resetLink(product) : story.address);
    await fill(page, story);
    for (const loss of name === 'contact' ? losses : someLosses) {
      await test.step(loss.name, async () => {
        await losing(page, { loss, urls: /(\.data|\/contact)(\?|$)/, method: 'POST' }, async () => {
          await page.getByRole('button', { name: story.press, exact: true }).click();
          await expectMessage(page, story.title);
        });
        await expectPreserved(page, story);
        await expect(page.getByText(/nginx|Bad Gateway|<html/)).toHaveCount(0);
        await page
          .getByRole('region', { name: 'Notifications' })
          .getByRole('button', { name: 'Close' })
          .click();
      });
    }
    await test.step('offline', async () => {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: story.press, exact: true }).click();
      await expectMessage(page, story.title, noAnswer);
      await expectPreserved(page, story);
      await page.context().setOffline(false);
    });
    if (!story.succeeds) return;
    await page.getByRole('button', { name: story.press, exact: true }).click();
    await expectMessage(page, story.succeeds);
  });
}

const noAnswer =
  'We got no answer. What you typed is still here. Please check your connection and try again.';

async function resetLink(product: Product): Promise<string> {
  await member.post('/api/auth/request-password-reset', { email: member.email });
  return linkIn(await mailTo(product, member.email, 'reset'));
}

/** Known before there is a member. */
function storyNames(): Record<string, FormStory> {
  member = { email: '' } as Member;
  return stories();
}

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name }).or(page.getByRole('radio', { name }));

async function fill(page: Page, { typed, ticked, chosen }: FormStory): Promise<void> {
  if (ticked) await tick(page, ticked).check();
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  if (chosen) await page.getByLabel(chosen.label, { exact: true }).selectOption(chosen.value);
}

async function expectPreserved(page: Page, { typed, ticked, chosen }: FormStory): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  if (ticked) await expect(tick(page, ticked)).toBeChecked();
  if (chosen) await expect(page.getByLabel(chosen.label, { exact: true })).toHaveValue(chosen.value);
}
