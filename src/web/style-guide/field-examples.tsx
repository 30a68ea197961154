import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { ColorField } from '../ui/color-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ExampleSection } from './example-section.tsx';

const width = 'w-full sm:w-80';
const people = ['Mother', 'Friend', 'Teacher'].map((label) => ({ value: label, label }));

export function FieldExamples() {
  return (
    <ExampleSection title="Fields">
      <TextField className={width} label="Name" hint="As it stands on the card" aside="optional" />
      <TextField className={width} label="Email" defaultValue="asha@" error="This address is not complete." />
      <PasswordField className={width} label="Password" defaultValue="marigold" autoComplete="off" />
      <TextArea
        className={width}
        label="Message"
        max={60}
        defaultValue="May the year be as kind to you as you have always been to us."
      />
      <Select className={width} label="For whom?" options={people} placeholder="Choose one" />
      <Colors />
      <RadioTiles className={width} legend="For whom, at a glance?" options={people} defaultValue="Friend" />
      <RadioTiles
        className={width}
        legend="In one bar"
        look="segments"
        options={people}
        defaultValue="Mother"
      />
      <div className={width}>
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="I agree" error="Please tick this box." />
      </div>
    </ExampleSection>
  );
}

function Colors() {
  const [color, setColor] = useState('#ac3522');
  return <ColorField className={width} label="Colour of the title" value={color} onChange={setColor} />;
}
