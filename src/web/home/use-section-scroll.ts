import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Milliseconds to wait until the page has its final height. */
const scrollDelay = 100;

/** Scrolls smoothly to the section that a link of the header names, from every page. */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  // Browsers restore the position after Back, and scroll to the section after a page load.
  const isFollowed = useNavigationType() !== 'POP' && hash !== '';
  // The router jumps to the section as soon as the page is rendered. Smooth scrolling makes that jump smooth.
  useLayoutEffect(() => {
    if (!isFollowed || isCalm()) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    return () => void style.removeProperty('scroll-behavior');
  }, [isFollowed, key]);
  // Scrolling is outside React. The key changes even if the same link is pressed again.
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setTimeout(() => {
      const behavior = isCalm() ? 'instant' : 'smooth';
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior });
      document.documentElement.style.removeProperty('scroll-behavior');
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [isFollowed, hash, key]);
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
