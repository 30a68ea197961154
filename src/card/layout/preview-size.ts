/** The size of a link's picture, in units and in pixels: what networks ask for (Open Graph). No face of a card has it. */
export const previewSize = { width: 1200, height: 630 } as const;
