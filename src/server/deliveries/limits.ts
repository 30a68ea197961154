/** Every limit of mail to receivers. Each is known to whoever would misuse it, so none is a secret. */
export const deliveryLimits = {
  /** Hours since an address was confirmed: whoever makes accounts to send at once has to wait with each. */
  confirmedHours: 24,
  /** Days that an account is new. */
  newDays: 7,
  /** Receivers in 24 hours of a new account: a family. */
  newPerDay: 5,
  /** The same later: everybody at a large birthday, and of no use to advertise. */
  perDay: 20,
  /** Mails to one address in a number of days, from all senders: a birthday is once a year. */
  perAddress: { max: 3, days: 30 },
  /** Receivers of one card: a card for more people is shared by its link. */
  perCard: 20,
  /** Mails in 24 hours with links to what people wrote on one card: a class, or the colleagues of one office. */
  notesPerDay: 50,
  /** Receivers who opened a sender's mail, after which the sender's name stands in its header. */
  trustedOpened: 3,
  /** Days after its day that a mail and its address are kept: until then its sender may see what became of it. */
  keptDays: 60,
  /** Days after which an address that returned mail is tried again when somebody asks. */
  bounceDays: 365,
  /** Minutes between attempts where the mail server was busy or the site's hour was full. */
  retryMinutes: 5,
  /**
   * Seconds after which a conversation that nobody ended is taken for dead. Longer than `leaseSeconds` of the mail queue:
   * here a mail that is still being sent would be called `unknown`, and its sender told; there it comes twice at worst.
   */
  conversationSeconds: 180,
} as const;

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
