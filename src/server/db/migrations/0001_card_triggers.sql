-- The id of a deleted card is kept (and nothing else of it), whichever way the card went: alone or with its user.
create function keep_deleted_card_id() returns trigger language plpgsql as $$
begin
  insert into public.deleted_cards (id) values (old.id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_deleted_card_id after delete on cards
  for each row execute function keep_deleted_card_id();
--> statement-breakpoint
-- After the insert and not before: a deletion that is not committed yet holds the insert back, and is visible now.
create function forbid_deleted_card_id() returns trigger language plpgsql as $$
begin
  if exists (select from public.deleted_cards where id = new.id) then
    raise unique_violation using
      message = 'the id of a deleted card cannot be used again',
      constraint = 'cards_id_never_again', table = 'cards', schema = 'public';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger forbid_deleted_card_id after insert on cards
  for each row execute function forbid_deleted_card_id();
--> statement-breakpoint
create function forbid_new_card_id() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = 'the id of a card cannot change', constraint = 'cards_id_fixed', table = 'cards', schema = 'public';
end $$;
--> statement-breakpoint
create trigger forbid_new_card_id before update of id on cards
  for each row when (old.id is distinct from new.id) execute function forbid_new_card_id();
--> statement-breakpoint
-- Tells every process that what it remembers of this card is old.
create function tell_card_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('card_changed', old.id);
  return null;
end $$;
--> statement-breakpoint
-- Saving a draft changes nothing that others see, and is the frequent case: PostgreSQL commits transactions with
-- notices one after the other, so it sends none.
create trigger tell_card_updated after update on cards
  for each row when (old.status = 'published' or new.status = 'published') execute function tell_card_changed();
--> statement-breakpoint
create trigger tell_card_deleted after delete on cards
  for each row execute function tell_card_changed();
