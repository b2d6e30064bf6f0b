const kilobitsByIndex = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const ratesByIndex: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8000],
};

/** How long an mp3 of layer 3 plays, counted frame by frame; throws where a frame does not begin with its mark. Unit: seconds. */
export function mp3Seconds(bytes: Uint8Array): number {
  let at = 0;
  let seconds = 0;
  while (at + 4 <= bytes.length) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    if (first !== 0xff || (second & 0xe6) !== 0xe2) throw new Error(`no frame at ${at}`);
    const version = (second >> 3) & 3;
    const rate = ratesByIndex[version]?.[(third >> 2) & 3];
    const kilobits = kilobitsByIndex[third >> 4];
    if (version === 3 || rate === undefined || !kilobits) throw new Error(`an odd frame at ${at}`);
    seconds += 576 / rate;
    at += Math.floor((72_000 * kilobits) / rate) + ((third >> 1) & 1);
  }
  return seconds;
}
