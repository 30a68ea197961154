import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds after which the section is scrolled to: the page needs its final height first. */
const scrollDelay = 100;

/** On the server there is nothing to lay out, and React says so. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The header's link to a section of this page scrolls there smoothly, from every page. */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  // The router jumps to the section as soon as the page stands; while the document scrolls smoothly, so does that jump.
  useBeforePaint(() => {
    if (!hash || isCalm()) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    return () => void style.removeProperty('scroll-behavior');
  }, [hash, key]);
  // Scrolling is outside React. The key changes with each press of the same link.
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      const behavior = isCalm() ? 'instant' : 'smooth';
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior });
      document.documentElement.style.removeProperty('scroll-behavior');
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
