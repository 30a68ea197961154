/** Where a sender goes after publishing: the dashboard, on the tab that holds the card, with its share sheet open. */
export function publishedAddress(cardId: string): string {
  return `/dashboard?${new URLSearchParams({ tab: 'created', ready: cardId })}`;
}

/** The picture of a card. The address contains the revision, so that browsers keep it. */
export function pictureAddress({ id, revision }: { readonly id: string; readonly revision: number }): string {
  return `/card/${id}/picture.jpg?revision=${revision}`;
}
