CREATE TABLE "hidden_files" (
	"file_id" text NOT NULL,
	"card_id" text NOT NULL,
	CONSTRAINT "hidden_files_file_id_card_id_pk" PRIMARY KEY("file_id","card_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_files" ADD CONSTRAINT "hidden_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Cards that are hidden already.
insert into hidden_files (file_id, card_id)
  select card_files.file_id, cards.id from cards join card_files on card_files.card_id = cards.id
  where cards.hidden_at is not null;
