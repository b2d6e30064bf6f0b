import { SafePart } from '../shell/SafePart.tsx';
import { Masthead } from './Masthead.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PhoneDay } from './PhoneDay.tsx';
import { Sidebar } from './Sidebar.tsx';
import { UtilityBar } from './utility/UtilityBar.tsx';

/** The top of a page: a line of utilities, the name with the menu and search; one bar on phones. Each part may fail alone. */
export function Header() {
  return (
    <>
      <header>
        <SafePart name="utilities">
          <UtilityBar />
        </SafePart>
        <SafePart name="masthead">
          <Masthead />
        </SafePart>
        <SafePart name="phone bar">
          <PhoneBar />
        </SafePart>
        <SafePart name="phone day">
          <PhoneDay />
        </SafePart>
      </header>
      <SafePart name="sidebar">
        <Sidebar />
      </SafePart>
    </>
  );
}
