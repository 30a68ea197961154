import { Icon } from '../ui/icons.tsx';

/* Plain icons in the style of our other drawings, recognisable beside their names. */

export function WhatsAppIcon() {
  return (
    <Icon {...look}>
      <path d="M3.500 20.500l1.300-4.300a8.600 8.600 0 1 1 3.100 3z" />
      <path d="M8.700 8.600c-.5 3.400 3.300 7.200 6.700 6.700l.9-1.700-2.200-1.200-1 .9c-.9-.4-1.900-1.400-2.300-2.300l.9-1L10.400 7.700z" />
    </Icon>
  );
}

export function FacebookIcon() {
  return (
    <Icon {...look}>
      <path d="M17 3.500h-2.500c-2.500 0-4 1.600-4 4v13" />
      <path d="M7 11.500h8.500" />
    </Icon>
  );
}

export function InstagramIcon() {
  return (
    <Icon {...look}>
      <rect x="3.500" y="3.500" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.800 7.200h.01" />
    </Icon>
  );
}

export function XIcon() {
  return (
    <Icon {...look}>
      <path d="M4 4h3.500l12.500 16h-3.500z" />
      <path d="M19 4l-6 6.800M11 13.200L5 20" />
    </Icon>
  );
}

export function PinterestIcon() {
  return (
    <Icon {...look}>
      <path d="M8.300 13.200C6.200 9.300 8.600 6.500 12.200 6.500c3.100 0 5 2 5 4.500 0 3-1.800 5-4.100 5-1.400 0-2.200-.8-2.500-1.600" />
      <path d="M12 10.500L9.500 21" />
      <path d="M6.200 18.900A9 9 0 1 1 12.500 21" />
    </Icon>
  );
}

export function YouTubeIcon() {
  return (
    <Icon {...look}>
      <rect x="2.500" y="5.500" width="19" height="13" rx="4" />
      <path d="M10 9v6l5-3z" />
    </Icon>
  );
}

const look = { className: 'size-6', strokeWidth: 2 } as const;
