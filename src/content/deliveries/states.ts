/**
 * What has become of a mail with a card's link. `sending`: its conversation with the mail server has begun. `refused`:
 * not taken. `bounced`: taken and returned. `missed`: its day was over before it could be sent. `unknown`: nobody knows
 * whether it arrived.
 */
export const deliveryStates = [
  'scheduled',
  'sending',
  'sent',
  'refused',
  'bounced',
  'cancelled',
  'missed',
  'unknown',
] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** Days without opening after which a sender may have it sent once more. */
export const repeatDays = 3;

interface Sent {
  readonly state: DeliveryState;
  readonly sentAt: Date | null;
  readonly openedAt: Date | null;
  readonly repeatedAt: Date | null;
}

/** Whether it may be sent at once: it is not known to have arrived, or nobody opened it for some days and it was sent once. */
export function mayRepeat({ state, sentAt, openedAt, repeatedAt }: Sent, now: Date): boolean {
  if (state === 'scheduled' || state === 'sending') return false;
  if (state !== 'sent') return true;
  const isOld = sentAt !== null && now.getTime() - sentAt.getTime() >= repeatDays * 24 * 60 * 60 * 1000;
  return isOld && openedAt === null && repeatedAt === null;
}

/** Whether its address, day and language may be changed: it is not known to have arrived, nor under way. */
export function mayEdit(state: DeliveryState): boolean {
  return state !== 'sent' && state !== 'sending';
}

/** States in which nobody knows that it arrived, or in which it did not. */
export const deliveryProblems = [
  'refused',
  'bounced',
  'missed',
  'unknown',
] as const satisfies readonly DeliveryState[];

/**
 * What its sender is told by mail. `cancelled`: by us, such as for a card that the operator hid. Nobody is told of what
 * the sender cancels, because `cancelDelivery` tells nothing.
 */
export const toldStates = [...deliveryProblems, 'cancelled'] as const;

/** Mails to receivers of the whole site in an hour, where its operator chose no other number. */
export const mailsPerHour = 200;
