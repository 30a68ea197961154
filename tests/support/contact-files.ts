/** A vCard file as phones write it. Nobody in it is real. */
export function vcards(people: readonly (readonly [name: string, birthday: string | null])[]) {
  const cards = people.map(([name, birthday]) =>
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `FN:${name}`,
      ...(birthday === null ? [] : [`BDAY:${birthday}`]),
      'END:VCARD',
    ].join('\r\n'),
  );
  return { name: 'contacts.vcf', mimeType: 'text/vcard', buffer: Buffer.from(`${cards.join('\r\n')}\r\n`) };
}
