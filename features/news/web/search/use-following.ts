import { useState } from 'react';

/** A field's value that changes at once and then follows the address; the field stays the same element, so that it keeps the focus. */
export function useFollowing<Value>(given: Value): [Value, (value: Value) => void] {
  const [followed, setFollowed] = useState(given);
  const [value, setValue] = useState(given);
  if (followed !== given) {
    setFollowed(given);
    setValue(given);
    return [given, setValue];
  }
  return [value, setValue];
}
