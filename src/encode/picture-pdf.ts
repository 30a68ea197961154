/** One page of a PDF: a JPEG picture that fills it. */
export interface PicturePage {
  readonly picture: Blob;
  /** Of the picture. */
  readonly pixels: { readonly width: number; readonly height: number };
  /** Of the page, in points. */
  readonly size: { readonly width: number; readonly height: number };
}

/**
 * A PDF of pictures, as browsers can make it. The bytes of the pictures stay where they are, so that many pages take no
 * memory of the page that asks. Source: ISO 32000-1, 7.5 and 8.9.
 */
export function picturePdf(pages: readonly PicturePage[], title: string): Blob {
  const file = createFile();
  const idOf = (page: number, part: number) => 4 + page * 3 + part;
  file.object(1, '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>');
  const kids = pages.map((_, page) => `${idOf(page, 0)} 0 R`).join(' ');
  file.object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  file.object(3, `<< /Title ${textString(title)} >>`);
  for (const [page, { picture, pixels, size }] of pages.entries()) {
    const [width, height] = [points(size.width), points(size.height)];
    const drawn = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
    file.object(
      idOf(page, 0),
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${idOf(page, 1)} 0 R ` +
        `/Resources << /XObject << /P ${idOf(page, 2)} 0 R >> >> >>`,
    );
    file.object(idOf(page, 1), `<< /Length ${drawn.length} >>`, drawn);
    file.object(
      idOf(page, 2),
      `<< /Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} ` +
        `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.size} >>`,
      picture,
    );
  }
  return file.closed();
}

/** Counts the bytes: a PDF ends with a table of where each object begins. */
function createFile() {
  const parts: BlobPart[] = [];
  const offsets: number[] = [];
  let length = 0;

  /** Texts are ASCII, a byte each. */
  function add(part: string | Blob): void {
    parts.push(part);
    length += typeof part === 'string' ? part.length : part.size;
  }

  add('%PDF-1.4\n');
  return {
    object(id: number, dictionary: string, stream?: string | Blob) {
      offsets[id] = length;
      add(`${id} 0 obj\n${dictionary}\n`);
      if (stream !== undefined) {
        add('stream\n');
        add(stream);
        add('\nendstream\n');
      }
      add('endobj\n');
    },
    closed(): Blob {
      const start = length;
      const rows = offsets.slice(1).map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`);
      add(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
      add(`trailer\n<< /Size ${offsets.length} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`);
      return new Blob(parts, { type: 'application/pdf' });
    },
  };
}

function points(size: number): string {
  return size.toFixed(2);
}

/** In UTF-16 with its mark, as hexadecimal digits. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `<FEFF${units.join('')}>`;
}
