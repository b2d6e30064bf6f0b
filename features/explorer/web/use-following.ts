import { startTransition, useEffect, useState } from 'react';

/**
 * The value one drawing later. A choice comes by a navigation, which draws all that it changes at once. What takes this
 * value lets the rest stand on screen first, and gives way to the next choice.
 */
export function useFollowing<Value>(value: Value): Value {
  const [following, setFollowing] = useState({ value });
  useEffect(() => startTransition(() => setFollowing({ value })), [value]);
  return following.value;
}
