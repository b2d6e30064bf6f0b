import { Outlet } from 'react-router';

/** The frame of a region's tabs, until the region's own header stands here. */
export default function TabsLayout() {
  return <Outlet />;
}
