import { ComingView } from './ComingView.tsx';

/** A page whose content comes later. */
export default function ComingPage() {
  return <ComingView />;
}
