import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Milliseconds after which the section is scrolled to: the page needs its final height first. */
const scrollDelay = 100;

/** The header's link to a section of this page scrolls there smoothly, from every page. */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  // Whoever comes back is brought to where they were, and a page that loads begins at its section: browsers do both.
  const isFollowed = useNavigationType() !== 'POP' && hash !== '';
  // The router jumps to the section as soon as the page stands; while the document scrolls smoothly, so does that jump.
  useLayoutEffect(() => {
    if (!isFollowed || isCalm()) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    return () => void style.removeProperty('scroll-behavior');
  }, [isFollowed, key]);
  // Scrolling is outside React. The key changes with each press of the same link.
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
