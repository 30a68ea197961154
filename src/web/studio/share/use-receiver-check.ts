import { type RefObject, useState } from 'react';
import { toast } from '../../ui/toast.tsx';
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts';
import { useStudio } from '../studio-context.tsx';
import type { ReceiverProblem } from './receiver-address.ts';
import { type ShareMethodId, shareMethodProblem } from './share-methods.tsx';

interface ReceiverCheck {
  /** True when this method has its receiver. Otherwise shows what is missing and focuses the field. */
  isReady(way: ShareMethodId): boolean;
  /** The ref of the element around the fields. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** The props of the fields. */
  readonly typing: { readonly problem: ReceiverProblem | null; readonly onTyped: () => void };
}

export function useReceiverCheck(): ReceiverCheck {
  const { receiver } = useStudio();
  const [problem, setProblem] = useState<ReceiverProblem | null>(null);
  const box = useFocusInvalid<HTMLDivElement>(problem);
  return {
    isReady(way) {
      const found = shareMethodProblem(way, receiver.getState());
      setProblem(found);
      if (found) toast({ title: found.title, description: found.description, destructive: true });
      return found === null;
    },
    box,
    typing: { problem, onTyped: () => setProblem(null) },
  };
}
