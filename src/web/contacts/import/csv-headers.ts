import { foldText } from '#content/fold-text.ts';

/** What a column of a table of contacts is. */
export type ContactColumn = 'name' | 'given' | 'middle' | 'family' | 'birthday' | 'day' | 'month' | 'year';

/** Headers as Google, Outlook, Thunderbird and others write them, in the languages of their programs. */
const headers: Readonly<Record<ContactColumn, readonly string[]>> = {
  name: [
    ...['Name', 'Full Name', 'Display Name', 'File As', 'Anzeigename', 'Vollständiger Name', 'Nom complet'],
    ...['Nom à afficher', 'Nombre completo', 'Nombre y apellidos', 'Nombre para mostrar', 'Nome completo'],
    ...[
      'Nome visualizzato',
      'Nome de exibição',
      'Weergavenaam',
      'Volledige naam',
      'Naam',
      'Nazwa wyświetlana',
    ],
    ...['Imię i nazwisko', 'Полное имя', 'Отображаемое имя', 'ФИО', 'Ad Soyad', 'Görünen Ad', 'الاسم الكامل'],
    ...['الاسم', 'पूरा नाम', 'नाम', '氏名', '名前', '表示名', '姓名', '显示名称', '名称', '표시 이름', '성명'],
  ],
  given: [
    ...['First Name', 'Given Name', 'Vorname', 'Prénom', 'Nombre', 'Primer nombre', 'Nome', 'Nome próprio'],
    ...[
      'Primeiro nome',
      'Voornaam',
      'Imię',
      'Имя',
      'Ad',
      'Adı',
      'İlk Ad',
      'الاسم الأول',
      'पहला नाम',
      '名',
      '名字',
    ],
    '이름',
  ],
  middle: [
    ...['Middle Name', 'Additional Name', 'Weitere Vornamen', 'Zweiter Vorname', 'Deuxième prénom'],
    ...[
      'Segundo nombre',
      'Secondo nome',
      'Segundo nome',
      'Tweede naam',
      'Drugie imię',
      'Отчество',
      'İkinci Ad',
    ],
  ],
  family: [
    ...[
      'Last Name',
      'Family Name',
      'Surname',
      'Nachname',
      'Familienname',
      'Nom',
      'Nom de famille',
      'Apellido',
    ],
    ...['Apellidos', 'Cognome', 'Sobrenome', 'Apelido', 'Último nome', 'Achternaam', 'Nazwisko', 'Фамилия'],
    ...['Soyad', 'Soyadı', 'اسم العائلة', 'اللقب', 'उपनाम', '姓', '성'],
  ],
  birthday: [
    ...['Birthday', 'Birth Date', 'Birthdate', 'Date of Birth', 'DOB', 'Bday', 'Geburtstag', 'Geburtsdatum'],
    ...[
      'Anniversaire',
      'Date de naissance',
      'Cumpleaños',
      'Fecha de nacimiento',
      'Compleanno',
      'Data di nascita',
    ],
    ...[
      'Aniversário',
      'Data de nascimento',
      'Data de aniversário',
      'Verjaardag',
      'Geboortedatum',
      'Urodziny',
    ],
    ...['Data urodzenia', 'День рождения', 'Дата рождения', 'Doğum Günü', 'Doğum Tarihi', 'تاريخ الميلاد'],
    ...['عيد الميلاد', 'जन्मदिन', 'जन्मतिथि', '誕生日', '生年月日', '生日', '出生日期', '생일', '생년월일'],
  ],
  day: [
    ...[
      'Birth Day',
      'Day',
      'Jour de naissance',
      'Jour',
      'Día de nacimiento',
      'Día',
      'Giorno di nascita',
      'Giorno',
    ],
    ...['Dia do nascimento', 'Dia', 'Geboortedag', 'Dag', 'Dzień urodzenia', 'Dzień', 'Tag', 'День', 'Gün'],
  ],
  month: [
    ...[
      'Birth Month',
      'Month',
      'Geburtsmonat',
      'Monat',
      'Mois de naissance',
      'Mois',
      'Mes de nacimiento',
      'Mes',
    ],
    ...['Mese di nascita', 'Mese', 'Mês do nascimento', 'Mês', 'Geboortemaand', 'Maand', 'Miesiąc urodzenia'],
    ...['Miesiąc', 'Месяц рождения', 'Месяц', 'Doğum Ayı', 'Ay'],
  ],
  year: [
    ...[
      'Birth Year',
      'Year',
      'Geburtsjahr',
      'Jahr',
      'Année de naissance',
      'Année',
      'Año de nacimiento',
      'Año',
    ],
    ...[
      'Anno di nascita',
      'Anno',
      'Ano do nascimento',
      'Ano',
      'Geboortejaar',
      'Jaar',
      'Rok urodzenia',
      'Rok',
    ],
    ...['Год рождения', 'Год', 'Doğum Yılı', 'Yıl'],
  ],
};

const columnOf = new Map(
  (Object.keys(headers) as ContactColumn[]).flatMap((column) =>
    headers[column].map((header) => [plain(header), column] as const),
  ),
);

function plain(header: string): string {
  return foldText(header)
    .replace(/[\s_.:*"-]+/gu, ' ')
    .trim();
}

/** Where the columns of a table are, by its first row; none where it says nothing that is known. */
export function columnsIn(row: readonly string[]): ReadonlyMap<ContactColumn, number> {
  const found = new Map<ContactColumn, number>();
  for (const [index, header] of row.entries()) {
    const column = columnOf.get(plain(header));
    if (column && !found.has(column)) found.set(column, index);
  }
  // German programs call the day alone and the whole date by one word: beside a month it is the day.
  const birthday = found.get('birthday');
  if (found.has('month') && birthday !== undefined && !found.has('day')) {
    found.set('day', birthday);
    found.delete('birthday');
  }
  return found;
}
