import { ProgramsParts } from './ProgramsParts.tsx';

/** What programs and assistants need to ask for the figures of the screen. */
export default function ProgramsPage() {
  return <ProgramsParts />;
}
