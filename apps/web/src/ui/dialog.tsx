import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  readonly className: string;
  /** Esc, or whatever else the platform takes for a wish to leave. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted. Focus goes to its heading, so that a reader begins there and no key that was
 * meant for the table presses a button; it goes back to where it was when the dialog is gone.
 */
export function Dialog({ labelledBy, className, onCancel, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    document.getElementById(labelledBy)?.focus({ preventScroll: true });
    return () => dialog.close();
  }, [labelledBy]);
  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </dialog>
  );
}
