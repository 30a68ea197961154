/** What a photo may say of who took it and where; none of it may come out again. For sharp. */
export const exif = {
  IFD0: { Make: 'CANARYCAMERA', Copyright: 'CANARYCOPY', ImageDescription: 'CANARYTEXT' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '28/1 36/1 50/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '77/1 12/1 0/1',
  },
};

export const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>CANARYXMP</a></x:xmpmeta>';
