import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/* The icons that every page needs. Others come from lucide, with the pages that use them. */

interface IconProps {
  className?: string;
}

export function MenuIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M4 6.500c5-.6 11-.6 16 0M4 12.200c5-.5 11-.6 16-.3M4 17.600c5-.4 11-.5 16 0" />
    </Icon>
  );
}

export function CloseIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M6 6c4 4.200 8 8.300 12 12M18 6C14 9.800 10 13.800 6 18" />
    </Icon>
  );
}

export function ChevronIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M6 9.500c2 2 4 4 6 5.500 2-1.500 4-3.500 6-5.500" />
    </Icon>
  );
}

export function ChatIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 3.500c5.200 0 9 3.500 9 8.200s-3.800 8.200-9 8.200c-1.500 0-2.900-.3-4.100-.8L3.500 20.500l1.300-4.100C3.600 15 3 13.400 3 11.700c0-4.700 3.800-8.200 9-8.200z" />
      <path d="M8.300 11.700h.01M12 11.700h.01M15.700 11.700h.01" />
    </Icon>
  );
}

export function EyeIcon({ className, crossed = false }: IconProps & { crossed?: boolean }) {
  return (
    <Icon className={className}>
      <path d="M2.500 12.200C4.800 8 8.200 5.900 12 5.900s7.200 2.100 9.500 6.300c-2.300 4.100-5.700 6.100-9.500 6.100s-7.200-2-9.500-6.100z" />
      <circle cx="12" cy="12" r="2.800" />
      {crossed ? <path d="M4.500 20C9.500 14.700 14.500 9.300 19.500 4" /> : null}
    </Icon>
  );
}

interface OwnIconProps {
  className?: string | undefined;
  strokeWidth?: number;
  children: ReactNode;
}

/** A drawing of ours. */
export function Icon({ className, strokeWidth = 2.2, children }: OwnIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {children}
    </svg>
  );
}
